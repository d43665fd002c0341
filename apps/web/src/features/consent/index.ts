export { ConsentRequest } from './ConsentRequest.tsx';
export { consentTokenIn } from './consent-token.ts';
export { ConsentLinkPage } from './ConsentLinkPage.tsx';
export { GrownUpConsent } from './GrownUpConsent.tsx';
export { recipientText } from './recipient-text.ts';
