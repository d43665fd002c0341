/** The codec order of spec 002 §9: vp9, vp8, webm, mp4. A bare MP4 would hold VP9 that nothing can decode. */
const byOrder = ['video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm', 'video/mp4;codecs=avc1.64003E'];

/** Safari records MP4 well and turns WebM on its side or squashes it; its bare MP4 is H.264. */
const onSafari = ['video/mp4;codecs=avc1.64003E', 'video/mp4;codecs=avc1.42E01E', 'video/mp4', ...byOrder];

/** The first media type that this browser's recorder takes; null for none. */
export function recordingType(isSupported: (type: string) => boolean, isSafari: boolean): string | null {
  return (isSafari ? onSafari : byOrder).find(isSupported) ?? null;
}

/** Whether this is WebKit: Safari, and every browser on an iPhone. */
export function isWebKit({ vendor }: Pick<Navigator, 'vendor'>): boolean {
  return vendor.startsWith('Apple');
}

/** The type that recordings have here; null where there is no camera or no recorder to ask. */
export function recordingTypeHere(): string | null {
  if (!('mediaDevices' in navigator) || typeof MediaRecorder === 'undefined') return null;
  return recordingType((type) => MediaRecorder.isTypeSupported(type), isWebKit(navigator));
}
