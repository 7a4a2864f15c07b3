/** A connection that is lost between what is saved and what the page shows afterwards. */
import type { Page } from "playwright"

/** From the moment when the shop has answered `save`, none of the calls that fit `lost` reaches it. */
export const losing = async (page: Page, save: string, lost: string): Promise<void> => {
  await page.route(save, async (route) => {
    const response = await route.fetch()
    await page.route(lost, (call) => call.abort())
    await route.fulfill({ response })
  })
}
