import { useFetcher } from '@remix-run/react'
import { useEffect, useState } from 'react'
import type { SearchResult } from '../content/search-results.ts'

/** Debounce of the search, ms. */
const DEBOUNCE_MS = 200
const MIN_QUERY_LENGTH = 2

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
  const isSearching = query.length >= MIN_QUERY_LENGTH

  useEffect(() => {
    if (!isSearching) return
    const timer = setTimeout(
      () => load(`/buscar/resultados?${new URLSearchParams({ q: query })}`),
      DEBOUNCE_MS,
    )
    return () => clearTimeout(timer)
  }, [load, query, isSearching])

  return {
    question,
    setQuestion,
    isSearching,
    results: isSearching ? (data?.results ?? []) : [],
    answered: isSearching && data?.query === query,
  }
}
