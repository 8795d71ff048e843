import { evaluateSync, parse } from 'groq-js'
import { describe, expect, it } from 'vitest'
import { narrow, parameterOfType } from './narrow.ts'

const dataset = [
  { _id: 'a', _type: 'ship', sails: 3, port: 'p' },
  { _id: 'b', _type: 'ship', sails: 1, port: 'q' },
  { _id: 'p', _type: 'port', name: 'Cádiz' },
  { _id: 'q', _type: 'port', name: 'ship' },
  { _id: 'x', name: 'ship' },
]
const ofType = (type: string) => dataset.filter((document) => document._type === type)

function narrowed(query: string) {
  const tree = parse(query)
  const types = narrow(tree)
  const params = Object.fromEntries(types.map((type) => [parameterOfType(type), ofType(type)]))
  return { types, result: evaluateSync(tree, { dataset, params }).data }
}

describe('a query for documents of a type', () => {
  it.each([
    ['*[_type == "ship"]', ['ship']],
    ['*["ship" == _type && sails > 1]._id', ['ship']],
    ['*[sails > 0 && (_type == "ship") && port == "p"][0]', ['ship']],
    [
      '*[_type == "ship"]{_id, "port": *[_type == "port" && _id == ^.port][0].name}',
      ['ship', 'port'],
    ],
    ['*[_type == "ship" && count(*[_type == "port" && _id == ^.port]) > 0]', ['ship', 'port']],
    ['*[_type == "none"]', ['none']],
    ['*[_type == "ship" && _type == "port"]', ['ship']],
    [
      '*[_type == "ship"] | order(sails asc)[0..1]{..., "types": array::unique(*[]._type)}',
      ['ship'],
    ],
  ])('reads those alone: %s', (query, types) => {
    expect(narrowed(query)).toEqual({
      types,
      result: evaluateSync(parse(query), { dataset }).data,
    })
  })

  it.each([
    ['*[_type == "ship" || name == "ship"]'],
    ['*[!(_type == "ship")]'],
    ['*[_type != "ship"]'],
    ['*[port._type == "ship"]'],
    ['*[name == "_type"]'],
    ['*[]{"own": _type == "ship"}'],
    ['*[_type in ["ship"]]'],
  ])('reads all when it may select others: %s', (query) => {
    expect(narrowed(query)).toEqual({
      types: [],
      result: evaluateSync(parse(query), { dataset }).data,
    })
  })
})
