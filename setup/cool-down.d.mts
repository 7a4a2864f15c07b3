/** npm's option that leaves out what was published within the last week; `now` is epoch milliseconds. */
export declare const beforeCoolDown: (now: number) => string
