# A window for WebKitWebDriver to drive: webkit-host.py FILE SCRIPT. WebKitGTK's own, MiniBrowser, hides the console
# under automation and never gets focus, so :focus matches nothing. SCRIPT runs in every page before the page's own
# scripts; each message it posts to the handler "noise" becomes a line of FILE.
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
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)


def open_window(_session):
    view = WebKit2.WebView(web_context=context, user_content_manager=content, is_controlled_by_automation=True)
    window = Gtk.Window(default_width=1280, default_height=800, decorated=False)
    window.add(view)
    window.show_all()
    window.get_window().focus(0)
    view.grab_focus()
    return view


def on_session(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("Paradise PCS tests")
    session.set_application_info(info)
    session.connect("create-web-view", open_window)


context.connect("automation-started", on_session)
Gtk.main()
