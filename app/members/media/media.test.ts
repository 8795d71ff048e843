import { describe, expect, it } from 'vitest'
import { isPlaceholder, kindOf, titleOf, uploadPath } from './media.ts'

const ana = '8a1f3a52-5a0e-4d0c-9d34-0a1b2c3d4e5f'

describe('uploadPath', () => {
  it.each([
    ['Mi guitarra.JPG', `${ana}/5-Mi-guitarra.jpg`],
    ['canción nº 1 🎸.mp4', `${ana}/5-cancion-n-1.mp4`],
    ['../../etc/passwd', `${ana}/5-etc-passwd`],
    ['🏴‍☠️.png', `${ana}/5-tesoro.png`],
    ['.png', `${ana}/5-tesoro.png`],
    ['', `${ana}/5-tesoro`],
    [`${'a'.repeat(300)}.webm`, `${ana}/5-${'a'.repeat(80)}.webm`],
  ])('%j goes to %s', (name, path) => {
    expect(uploadPath(ana, name, 5)).toBe(path)
  })
})

it('a video is recognized by its name', () => {
  expect(['a.mp4', 'a.MOV', 'a.webm', 'mp4', 'a.mp4.png', 'a.jpg'].map(kindOf)).toEqual([
    ...['video', 'video', 'video'],
    ...['image', 'image', 'image'],
  ])
})

it('a title is the name without what the path adds', () => {
  expect(titleOf(`${ana}/1795257819000-Mi-guitarra.jpg`)).toBe('Mi guitarra')
})

it("knows the dashboard's placeholder", () => {
  expect(isPlaceholder(`${ana}/.emptyFolderPlaceholder`)).toBe(true)
  expect(isPlaceholder(`${ana}/1-a.png`)).toBe(false)
})
