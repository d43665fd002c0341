/** Leads from a board to another tab, and there to the field of the profile that is missing. */
export type GoTo = (tab: 'practice' | 'profile', options?: { readonly field: 'teamName' }) => void;
