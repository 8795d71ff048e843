import { useRouteLoaderData } from '@remix-run/react'
import type { PagePlacement } from '../../domain/page-layouts.ts'
import type { PlacedPage } from '../content/placed-page.server.ts'

/** The pages that the captain has put there, besides those that the site itself links to. */
export function usePlacedPages(placement: PagePlacement): PlacedPage[] {
  const root = useRouteLoaderData<{ placedPages: PlacedPage[] }>('root')
  return root?.placedPages.filter((page) => page.placement.includes(placement)) ?? []
}
