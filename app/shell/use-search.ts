import { useFetcher } from '@remix-run/react'
import { useEffect, useState } from 'react'
import type { SearchResult } from '../content/search-results.ts'

/** How long a visitor must pause before the server is asked, ms. */
const PAUSE = 200
const SHORTEST_QUESTION = 2

/**
 * What is found for what is being typed.
 *
 * @returns `results` of the last answer while the next one is on its way; `answered` says that they
 *   belong to `question` as it stands
 */
export function useSearch() {
  const [question, setQuestion] = useState('')
  const { load, data } = useFetcher<{ query: string; results: SearchResult[] }>()
  const query = question.trim()
  const asked = query.length >= SHORTEST_QUESTION

  useEffect(() => {
    if (!asked) return
    const timer = setTimeout(
      () => load(`/buscar/resultados?${new URLSearchParams({ q: query })}`),
      PAUSE,
    )
    return () => clearTimeout(timer)
  }, [load, query, asked])

  return {
    question,
    setQuestion,
    asked,
    results: asked ? (data?.results ?? []) : [],
    answered: asked && data?.query === query,
  }
}
