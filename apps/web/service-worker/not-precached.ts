// What the worker does not keep from its installation on: read by the worker itself, and by what lists the files for it.

/** How the names of the pose engine's files begin: its worker, WebAssembly and its loader, and what runs them where there can be no worker. */
export const engineFiles = ['vision_wasm', 'pose', 'page-host'] as const;

/**
 * Pages that come from the server alone. The gallery is for us, the operator page for few, the reference of the API for
 * programmers; a new password and a grown-up's answer need the network anyway; the page for parents has one address for
 * all languages, so that a kept one could be of another.
 */
export const pagesNotKept = ['reset-password', 'consent', 'parents', 'operator', 'api-reference', 'gallery', 'engine-harness'] as const;
