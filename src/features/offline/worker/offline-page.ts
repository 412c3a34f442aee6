// Served offline for a URL that is not saved.

export const OFFLINE_STYLE =
  'body{max-width:36rem;margin:15vh auto;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif}a{color:inherit}';

export const OFFLINE_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>You are offline</title>
    <style>${OFFLINE_STYLE}</style>
  </head>
  <body>
    <h1>You are offline</h1>
    <p>This address isn’t one of the saved pages. Check your connection, then reload.</p>
    <p><a href="/">Go to the saved pages</a></p>
  </body>
</html>
`;
