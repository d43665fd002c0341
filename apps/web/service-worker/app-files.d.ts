declare module 'virtual:app-files' {
  /** Every file of the app in the language of this worker; one whose address carries a hash of its content has no revision. */
  export const files: { readonly url: string; readonly revision: string | null }[];
  /** The address of the page that the app opens with. */
  export const firstPage: string;
}
