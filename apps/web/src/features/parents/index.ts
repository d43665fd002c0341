export { OperatorNameAndContact } from './OperatorNameAndContact.tsx';
export { ParentsPage } from './ParentsPage.tsx';
