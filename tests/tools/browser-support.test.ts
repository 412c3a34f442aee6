import { expect, it } from 'vitest';
import { unsupportedIn } from '../../tools/browser-support.mjs';

it.each([
  ['a.js', 'a=URL.canParse(b)?1:0', /^URL\.canParse/],
  ['a.js', 'a.union(b)', /^\.union\(\)/],
  ['a.js', 'new CloseWatcher', /^new CloseWatcher/],
  ['a.js', 'matchMedia("(scripting: none)")', /^@media \(scripting\)/],
  ['a.js', 'a.split(/(?<=b)/)', /^a regex lookbehind/],
  ['a.js', 'new RegExp(`(?<!b)c`)', /^a regex lookbehind/],
  ['a.js', 'class A{static{b(A)}}', /^a static block/],
  ['a.html', '<script>class A{static {b(A)}}</script>', /^a static block/],
  ['a.css', '@media (scripting:none){a{color:red}}', /^@media \(scripting\)/],
  ['a.css', 'a{field-sizing:content}', /^field-sizing/],
  ['a.css', 'a:after{content:"✓"/"";color:red}', /^content with an alternative text \(not in safari/],
  ['a.css', 'a{content:"✓"}b{content:"✓" / ""}', /^content with an alternative text/],
  ['a.css', 'a:has-slotted{color:red}', /^:has-slotted/],
  ['a.html', '<p>URL.canParse</p><script data-x="1">if(1<2)URL.canParse(b)</script>', /^URL\.canParse/],
])('reports in %s what a supported browser lacks: %s', (file, text, found) => {
  expect(unsupportedIn(file, text)[0]).toMatch(found);
});

it.each([
  ['a.js', 'class A{static b={};static c(){}}a.match(/(?<year>b)/)'],
  ['a.js', 'new URL(b);a.toSorted();matchMedia("(width < 48rem)")'],
  ['a.css', '@media (width>=48rem){a:has(b){inset:0}}'],
  ['a.css', 'a:after{content:"✓";content:"✓" / ""}b{content:"a/b"}'],
  ['a.css', 'h1{text-wrap:balance}'],
  ['a.html', '<p>URL.canParse</p>'],
])('accepts in %s what all support or what has a fallback: %s', (file, text) => {
  expect(unsupportedIn(file, text)).toEqual([]);
});
