export { measuredGetJson, measuredMailer, measuredWorker } from './measured.ts';
export { createMetrics, type Metrics } from './metrics.ts';
export { createProbes } from './probes.ts';
export { serveMetrics } from './serve-metrics.ts';
