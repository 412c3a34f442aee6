// Cloudflare Workers serve `dist` on their own (wrangler.jsonc); this runs only before /assets and the video. There it
// keeps a missing asset's 404 from being remembered for a year, and answers a request for a part of a file, which
// Safari needs to stream a video.
export default {
  async fetch(request, { ASSETS }) {
    const answer = await ASSETS.fetch(request);
    const headers = new Headers(answer.headers);
    if (answer.status === 404) headers.set('Cache-Control', 'no-cache');
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get('Range') ?? '') ?? [];
    if (from === undefined || answer.status !== 200)
      return new Response(answer.body, { status: answer.status, headers });

    const bytes = await answer.arrayBuffer();
    const last = bytes.byteLength - 1;
    const end = to ? Math.min(Number(to), last) : last;
    if (Number(from) > end) {
      headers.set('Content-Range', `bytes */${bytes.byteLength}`);
      return new Response(null, { status: 416, headers });
    }
    headers.set('Content-Range', `bytes ${from}-${end}/${bytes.byteLength}`);
    headers.delete('Content-Length');
    return new Response(bytes.slice(Number(from), end + 1), { status: 206, headers });
  },
};
