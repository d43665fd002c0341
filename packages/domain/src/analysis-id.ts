/** Whether text is a UUID v4, as ids of analyses have to be (spec 000 §5). */
export function isAnalysisId(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i.test(text);
}
