# A window for WebKitWebDriver to drive: webkit-host.py FILE SCRIPT. WebKitGTK's own, MiniBrowser, hides the console
# under automation and never gets focus, so :focus matches nothing. SCRIPT runs in every page before the page's own
# scripts; each message it posts to the handler "noise" becomes a line of FILE. A path posted to the handler "print" is
# where the page is printed on Letter paper; the PDF appears there once it is whole.
import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

noise = open(sys.argv[1], "w", buffering=1)
content = WebKit2.UserContentManager()
content.register_script_message_handler("noise")
content.connect("script-message-received::noise", lambda _, message: print(message.get_js_value().to_string(), file=noise))
content.add_script(WebKit2.UserScript(sys.argv[2], WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START))
content.register_script_message_handler("print")
content.connect("script-message-received::print", lambda _, message: print_page(message.get_js_value().to_string()))
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
views = []
printing = []


def print_page(path):
    settings = Gtk.PrintSettings()
    settings.set_printer("Print to File")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, f"file://{path}.part")
    setup = Gtk.PageSetup()
    setup.set_paper_size(Gtk.PaperSize.new("na_letter"))
    # WebKitGTK takes its margins from here.
    for set_margin in (setup.set_top_margin, setup.set_bottom_margin, setup.set_left_margin, setup.set_right_margin):
        set_margin(12, Gtk.Unit.MM)
    operation = WebKit2.PrintOperation.new(views[-1])
    operation.set_print_settings(settings)
    operation.set_page_setup(setup)
    operation.connect("finished", lambda _: os.rename(f"{path}.part", path))
    operation.print_()
    # Kept, so that it isn't collected before it has finished.
    printing.append(operation)


def open_window(_session):
    view = WebKit2.WebView(web_context=context, user_content_manager=content, is_controlled_by_automation=True)
    window = Gtk.Window(default_width=1280, default_height=800, decorated=False)
    window.add(view)
    window.show_all()
    window.get_window().focus(0)
    view.grab_focus()
    views.append(view)
    return view


def on_session(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("Paradise PCS tests")
    session.set_application_info(info)
    session.connect("create-web-view", open_window)


context.connect("automation-started", on_session)
Gtk.main()
