export { measuredGetJson, measuredMailer, measuredWorker } from './instrumented-services.ts';
export { createMetrics, type Metrics } from './metrics.ts';
export { createGaugeSources } from './gauge-sources.ts';
export { serveMetrics } from './serve-metrics.ts';
