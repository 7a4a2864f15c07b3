/** What the browser knows of its session: when the two tokens run out, in a database of its own, shared by all tabs. */
import { Dexie, type Table } from "dexie"
import type { TokenExpirations } from "../../core/account/session/token-policy.ts"
import { memoryTokenStore, type TokenStore } from "./memory-token-store.ts"

/** There is one session in a browser. */
const SESSION = "session"

type Row = TokenExpirations & { readonly of: typeof SESSION }

/** [TOK-02] */
class UsersDatabase extends Dexie {
  declare token_expirations: Table<Row, string>
  constructor() {
    super("users")
    this.version(1).stores({ token_expirations: "of" })
  }
}

export const openTokenStore = (): TokenStore => {
  const database = new UsersDatabase()
  const memory = memoryTokenStore()
  return {
    read: async () => {
      try {
        const row = await database.token_expirations.get(SESSION)
        return row && { accessTokenExpires: row.accessTokenExpires, refreshTokenExpires: row.refreshTokenExpires }
      } catch {
        return memory.read()
      }
    },
    write: async (expirations) => {
      await memory.write(expirations)
      await database.token_expirations.put({ ...expirations, of: SESSION }).catch(() => undefined)
    },
    remove: async () => {
      await memory.remove()
      await database.token_expirations.clear().catch(() => undefined)
    }
  }
}
