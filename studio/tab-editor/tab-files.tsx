import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { type ChangeEvent, useRef, useState } from 'react'
import { DEFAULT_METRE, isProblem, readMetre, readScore } from '../../domain/music/score.ts'
import { parseTab } from '../../domain/music/tab.ts'
import { METRES, MOST_CAPO, TEMPOS } from '../../schemas/tablature.ts'
import type { ImportableTrack, Imported } from './import-file.ts'
import type { TabFields } from './index.tsx'
import type { TabMusic } from './note-values.ts'

const LIMITS = { metres: METRES, tempo: TEMPOS, capo: MOST_CAPO }
const TYPES = '.gp3,.gp4,.gp5,.gpx,.gp,.musicxml,.mxl,.xml,.alphatex,.atex'
const FORMATS = [
  { title: 'MusicXML', ending: 'musicxml' },
  { title: 'alphaTex', ending: 'alphatex' },
  { title: 'Guitar Pro', ending: 'gp' },
] as const

/** Imports a tab from a file, after the captain has seen what becomes of it, and exports the tab that stands. */
export function TabFiles({
  fields,
  onImport,
}: {
  fields: TabFields
  onImport: (found: Imported) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const [tracks, offer] = useState<ImportableTrack[]>([])
  const [found, show] = useState<Imported | null>(null)
  const [message, say] = useState('')
  const music = musicOf(fields)

  function close(text: string) {
    offer([])
    show(null)
    say(text)
  }

  function read(track: ImportableTrack) {
    const imported = track.read()
    show(imported)
    say(
      imported
        ? ''
        : `«${track.name}» no se puede escribir: hacen falta seis cuerdas y un compás corriente.`,
    )
  }

  async function open({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    if (!file) return
    close('Leyendo el archivo…')
    try {
      const bytes = new Uint8Array(await file.arrayBuffer())
      const { openFile } = await import('./import-file.ts')
      const opened = await openFile(bytes, LIMITS)
      const [only, ...others] = opened
      offer(others.length > 0 ? opened : [])
      say(only ? '' : 'El archivo no tiene ninguna pista con cuerdas.')
      if (only && others.length === 0) read(only)
    } catch {
      say(`No se puede leer «${file.name}»: no es de Guitar Pro ni MusicXML, o está dañado.`)
    }
    if (input.current) input.current.value = ''
  }

  async function save(ending: (typeof FORMATS)[number]['ending']) {
    if (!music) return
    const words = fields.title?.match(/[\p{L}\p{N}]+/gu) ?? ['tablatura']
    download(await written(music, ending), `${words.join('-')}.${ending}`)
  }

  return (
    <Stack gap={4}>
      <Flex gap={2} wrap="wrap" align="center">
        <input
          ref={input}
          type="file"
          accept={TYPES}
          hidden
          aria-label="Archivo de Guitar Pro o MusicXML"
          onChange={open}
        />
        <Button
          mode="ghost"
          text="Importar Guitar Pro o MusicXML"
          onClick={() => input.current?.click()}
        />
        {FORMATS.map(({ title, ending }) => (
          <Button
            key={ending}
            mode="ghost"
            text={`Exportar ${title}`}
            disabled={!music}
            onClick={() => save(ending)}
          />
        ))}
      </Flex>
      <Text size={1} role="status">
        {message}
      </Text>
      {tracks.length > 0 && (
        <Stack gap={3}>
          <Text size={1}>¿Qué pista?</Text>
          <Flex gap={2} wrap="wrap">
            {tracks.map((track) => (
              <Button key={track.name} mode="ghost" text={track.name} onClick={() => read(track)} />
            ))}
          </Flex>
        </Stack>
      )}
      {found && (
        <Card
          padding={3}
          radius={2}
          border
          tone={found.notices.length > 0 ? 'caution' : 'positive'}
        >
          <Stack gap={4}>
            <Text size={1} weight="semibold">
              {summary(found)}
            </Text>
            {found.notices.map((notice) => (
              <Text key={notice} size={1}>
                {notice}
              </Text>
            ))}
            <pre className="tab-found">{found.text.split('\n\n')[0]}</pre>
            <Flex gap={2} wrap="wrap">
              <Button
                tone="primary"
                text={fields.tab?.trim() ? 'Sustituir la tablatura' : 'Usar esta tablatura'}
                onClick={() => {
                  onImport(found)
                  close('Importada.')
                }}
              />
              <Button mode="ghost" text="Descartar" onClick={() => close('')} />
            </Flex>
          </Stack>
        </Card>
      )}
    </Stack>
  )
}

function summary({ music, notices }: Imported): string {
  const { bars, notes, metre } = music.score
  const size = `${bars.length} compases de ${metre.join('/')}, ${notes.length} notas`
  return notices.length > 0 ? `${size}. No todo cabe en una tablatura:` : `${size}: todo cabe.`
}

/** The music of the fields; null when the text does not add up. */
function musicOf({ title, tab = '', metre, tempo, feel, capo }: TabFields): TabMusic | null {
  const score = readScore(tab, readMetre(metre ?? '') ?? DEFAULT_METRE)
  const tuning = parseTab(tab)?.[0]?.tuning
  if (isProblem(score) || !tuning) return null
  return {
    ...(title && { title }),
    tuning,
    score,
    tempo: tempo ?? 80,
    feel: feel === 'shuffle' ? 'shuffle' : 'straight',
    capo: capo ?? 0,
  }
}

async function written(music: TabMusic, ending: string): Promise<BlobPart> {
  if (ending === 'musicxml') return (await import('./write-musicxml.ts')).writeMusicXml(music)
  const { writeAlphaTex, writeGuitarPro } = await import('./to-alphatab.ts')
  return ending === 'gp' ? (writeGuitarPro(music) as BlobPart) : writeAlphaTex(music)
}

function download(content: BlobPart, name: string) {
  const url = URL.createObjectURL(new Blob([content]))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads it after this task.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
