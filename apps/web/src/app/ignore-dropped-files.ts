/** A file that is dropped beside the places for files is not opened in the place of the app. */
export function ignoreDroppedFiles(target: Pick<Window, 'addEventListener'> = window): void {
  for (const type of ['dragover', 'drop'] as const) {
    target.addEventListener(type, (event) => {
      const { dataTransfer } = event;
      // Where a place has taken it, its default is prevented already.
      if (event.defaultPrevented || dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      dataTransfer.dropEffect = 'none';
    });
  }
}
