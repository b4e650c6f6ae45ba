// A CSS module in tests: each class of the file, under its own name.
module.exports = {
  process(css) {
    const classes = [...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => [name, name]);
    return { code: `exports.__esModule = true; exports.default = ${JSON.stringify(Object.fromEntries(classes))};` };
  },
};
