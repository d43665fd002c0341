const LETTERS: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' };
const STAFF = /touchline|moderator|moderation|administrator|coachsarah/;
const STAFF_WORDS = /(^|[^\p{L}])(admin|admins|mod|mods|support|helpdesk|staff team|game ?master)($|[^\p{L}])/u;

/** Whether a name speaks for those who run the product: 'Moderator', 'Touchline Support', with digits for letters too. */
export function isStaffName(name: string): boolean {
  const plain = name.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '').replace(/[013457@$]/g, (sign) => LETTERS[sign] ?? sign);
  return STAFF.test(plain.replace(/[^\p{L}]/gu, '')) || STAFF_WORDS.test(plain);
}
