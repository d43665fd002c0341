export { ConsentRequest } from './ConsentRequest.tsx';
export { consentTokenIn } from './consent-token.ts';
export { ConsentLinkPage } from './ConsentLinkPage.tsx';
export { ParentalConsentSettings } from './ParentalConsentSettings.tsx';
export { recipientText } from './recipient-text.ts';
