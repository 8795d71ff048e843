import { TranslateIcon } from '@sanity/icons/Translate'
import { lazy } from 'react'
import { definePlugin } from 'sanity'
import { route } from 'sanity/router'

/** A tool that shows the translation status of every document, and in which documents are translated. */
export const translationDesk = definePlugin({
  name: 'translation-desk',
  tools: [
    {
      name: 'traducciones',
      title: 'Traducciones',
      icon: TranslateIcon,
      component: lazy(() => import('./desk.tsx')),
      router: route.create('/', [route.create('/:document/:language')]),
    },
  ],
})
