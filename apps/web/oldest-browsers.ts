/** The oldest browsers that the app is for, as a build target: docs/decisions/015-supported-browsers.md. */
export const oldestBrowsers = ['chrome100', 'safari15.4', 'firefox115'];
