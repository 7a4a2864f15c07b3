/** A lock whose packages npm fetches from `registry`, which ends without a slash. */
export declare const locatedLock: (lock: object, registry: string) => object
