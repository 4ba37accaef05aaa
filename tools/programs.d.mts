export declare const bundlePrograms: (programs: Record<string, string>, dir: string) => Promise<unknown>
