// React’s development build reports each component that it draws to the browser’s performance panel, with what changed
// in its props, and each element to its debugger: an eighth of the time of a whole-app test. React looks for these
// functions once, as it loads, so that this file is imported first.
for (const name of ['timeStamp', 'createTask']) Reflect.deleteProperty(console, name);
