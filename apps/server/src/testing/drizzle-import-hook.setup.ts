// Before each test file, of which the first of a process reads Drizzle: as at a start.
import '../drizzle-import-hook.ts';
