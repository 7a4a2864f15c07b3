/** What to call a browser in a list that its owner reads. */

const browsers = [
  ["Edge", /\bEdgA?\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS)\//],
  ["Safari", /\bSafari\//]
] as const

const systems = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["Mac", /\bMac OS X\b/],
  ["Linux", /\bLinux\b/]
] as const

const first = (names: ReadonlyArray<readonly [string, RegExp]>, userAgent: string): string | undefined =>
  names.find(([, pattern]) => pattern.test(userAgent))?.[0]

/** `Chrome on Windows`, from what the browser says of itself; nothing of it is repeated as it came. */
export const deviceName = (userAgent: string): string => {
  const [browser, system] = [first(browsers, userAgent), first(systems, userAgent)]
  if (!browser && !system) return "Unknown device"
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? "")
}
