import type { Session, SupabaseClient, User } from '@supabase/supabase-js'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import type { BrowserMembers } from './browser-client.ts'

/** Session of the browser. */
export interface MembersState {
  user: User | null
  session: Session | null
  /** True until the session has been read. */
  loading: boolean
  /** supabase-js with that session; null until it is read, and for visitors. */
  client: SupabaseClient | null
}

const nobody: MembersState = { user: null, session: null, loading: false, client: null }

const MembersContext = createContext<MembersState>({ ...nobody, loading: true })

/** The member's session in the browser, updated by supabase-js's events. */
export const useMembers = () => useContext(MembersContext)

/**
 * Provides supabase-js to the parts of the site that call the members' backend from the browser. A visitor's
 * browser does not load it.
 *
 * @param members null for a visitor
 */
export function MembersProvider({
  members,
  children,
}: {
  members: BrowserMembers | null
  children: ReactNode
}) {
  const { publicUrl, anonKey } = members ?? {}
  const [state, setState] = useState<MembersState>({ ...nobody, loading: true })

  useEffect(() => {
    if (!publicUrl || !anonKey) return setState(nobody)
    let over = false
    let stop = () => {}
    openSession({ publicUrl, anonKey }).then((client) => {
      if (over) return
      const { data } = client.auth.onAuthStateChange((_event, session) => {
        setState({ user: session?.user ?? null, session, loading: false, client })
      })
      stop = () => data.subscription.unsubscribe()
    }, reportAndGiveUp)
    function reportAndGiveUp(error: unknown) {
      console.error('members: the session could not be read:', error)
      if (!over) setState(nobody)
    }
    return () => {
      over = true
      stop()
    }
  }, [publicUrl, anonKey])

  return <MembersContext value={state}>{children}</MembersContext>
}

/** supabase-js with the session of the server's cookie. */
async function openSession(members: BrowserMembers): Promise<SupabaseClient> {
  const { browserClient, REFRESH_TOKEN } = await import('./browser-client.ts')
  const client = browserClient(members)
  const answer = await fetch('/sesion', { cache: 'no-store' })
  if (answer.status === 200) {
    const { access_token } = await answer.json()
    await client.auth.setSession({ access_token, refresh_token: REFRESH_TOKEN })
  } else {
    // Removes the session of an earlier member of this browser.
    await client.auth.signOut({ scope: 'local' })
  }
  return client
}
