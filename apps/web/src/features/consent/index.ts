export { ConsentRequest } from './ConsentRequest.tsx';
export { consentTokenIn } from './consent-token.ts';
export { GrownUpAnswer } from './GrownUpAnswer.tsx';
export { GrownUpConsent } from './GrownUpConsent.tsx';
