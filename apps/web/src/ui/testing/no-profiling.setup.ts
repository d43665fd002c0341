// What React in development notes for a profiler, of each element and each drawing, costs a twelfth of a component's test.
Object.assign(console, { createTask: undefined, timeStamp: undefined });
