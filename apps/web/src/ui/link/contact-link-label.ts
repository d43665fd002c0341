/** What a link to a contact is called where it has no words of its own: the address, an email without its scheme. */
export const contactLinkLabel = (href: string): string => href.replace(/^mailto:/, '');
