export { PackArt } from './PackArt.tsx';
