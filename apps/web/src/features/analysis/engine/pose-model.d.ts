declare module 'virtual:pose-model/full' {
  /** Where the pose model of clips is served. */
  const address: string;
  export default address;
}

declare module 'virtual:pose-model/lite' {
  /** Where the pose model of live counting is served. */
  const address: string;
  export default address;
}
