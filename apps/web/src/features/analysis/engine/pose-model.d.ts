declare module 'virtual:pose-model' {
  /** Where the pose model is served. */
  const address: string;
  export default address;
}
