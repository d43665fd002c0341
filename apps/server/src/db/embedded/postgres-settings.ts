/** Settings of a PostgreSQL server, by their own names. */
export type ServerSettings = Readonly<Record<string, string>>;

/**
 * How the embedded server always runs: reachable from this machine only, sized for a small one, quiet.
 * They go on the command line, which wins over whatever a file in the cluster says.
 */
export const lasting: ServerSettings = {
  listen_addresses: '127.0.0.1',
  // A socket would need a folder of its own with the right owner and a short enough path.
  unix_socket_directories: '',
  cluster_name: 'touchline',
  max_connections: '100',
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  work_mem: '4MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  // Parallel workers cost a small machine more than they bring and need shared memory that containers limit.
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  autovacuum_max_workers: '2',
  max_logical_replication_workers: '0',
  io_method: 'sync',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  // Errors of single statements are the caller's to report, and their texts and details hold players' values.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  logging_collector: 'off',
  log_destination: 'stderr',
  // What is acknowledged is on the disk.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
};
