import { useFetcher } from '@remix-run/react'
import { useEffect, useState } from 'react'
import type { SearchResult } from '../content/search-results.ts'

/** Debounce of the search, ms. */
const PAUSE = 200
const SHORTEST_QUESTION = 2

/**
 * Searches while the visitor types.
 *
 * @returns `results` of the last response while the next one is loading; `answered` is true if they
 * belong to the current `question`
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
