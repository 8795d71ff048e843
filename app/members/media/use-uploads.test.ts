import { describe, expect, it } from 'vitest'
import { changeQueue, nextUpload, type PendingUpload } from './use-uploads.ts'

const files = ['a.png', 'b.mp4'].map((name) => new File(['x'], name))
const two = changeQueue({ uploads: [], nextId: 1 }, { do: 'add', files })
const withFirst = (state: PendingUpload['state']) =>
  changeQueue(two, { do: 'set', id: 1, to: { state } }).uploads

describe('the queue of uploads', () => {
  it('begins with the file that was picked first', () => {
    expect(nextUpload(two.uploads)?.file.name).toBe('a.png')
  })

  it.each(['uploading', 'interrupted', 'failed'] as const)(
    'waits behind one that is %s',
    (state) => {
      expect(nextUpload(withFirst(state))).toBeUndefined()
    },
  )

  it('continues when that one is retried or removed', () => {
    expect(nextUpload(withFirst('waiting'))?.id).toBe(1)
    expect(nextUpload(changeQueue(two, { do: 'drop', id: 1 }).uploads)?.id).toBe(2)
  })
})
