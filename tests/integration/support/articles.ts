import { readFileSync } from 'node:fs'

interface Block {
  _key: string
  _type: string
  children: { _key: string; text: string }[]
}
export interface Article {
  _id: string
  _type: string
  body: { _key: string; language: string; value: Block[] }[]
  [field: string]: unknown
}

/** The largest article of the seed dataset, whose references need not lead anywhere. */
export function largestArticle(): Article {
  const dataset = new URL('../../../dataset/data.ndjson', import.meta.url)
  const articles = readFileSync(dataset, 'utf8')
    .split('\n')
    .filter((line) => line.includes('"_type":"article"'))
    .sort((a, b) => b.length - a.length)
  const { cover, ...article } = JSON.parse(
    (articles[0] ?? '{}').replaceAll('"_ref":', '"_weak":true,"_ref":'),
  )
  return article
}
