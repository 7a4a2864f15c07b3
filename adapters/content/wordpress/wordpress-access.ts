/** Where WordPress is and who asks there, as it is set. */
import type { SettingValues } from "../../settings/setting-values.ts"
import type { WordPressAccess } from "./wordpress-client.ts"

export const wordPressAccess = (settings: SettingValues & { readonly WORDPRESS_URL: string }): WordPressAccess => {
  const {
    WORDPRESS_USER: user,
    WORDPRESS_PASSWORD: password,
    GRAVITY_FORMS_KEY: key,
    GRAVITY_FORMS_SECRET: secret
  } = settings
  return {
    url: settings.WORDPRESS_URL.replace(/\/+$/, ""),
    ...(user && password ? { login: { user, password } } : {}),
    ...(key && secret ? { forms: { key, secret } } : {})
  }
}
