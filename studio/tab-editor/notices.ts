/** Kinds of what a file has and a tab does not, with the captain's words. */
const WORDS = {
  metres: (bars, metres) => `El compás cambia (${metres}). Fuera de la importación: ${bars}.`,
  metre: (_bars, metre) =>
    `El compás ${metre} no está entre los del formulario: elige otro o escríbelo de otra manera.`,
  tempos: (bars) => `El tempo cambia en ${bars}; queda el primero.`,
  tempo: (_bars, tempo) => `El tempo del archivo, ${tempo}, se ajusta a lo que admite el campo.`,
  feel: (bars) => `El balanceo de ${bars} no se puede escribir; queda recto.`,
  feels: (bars) => `El ritmo (recto o balanceado) cambia en ${bars}; queda el del principio.`,
  capo: (_bars, capo) => `La cejilla está en el traste ${capo}; el campo llega a 12.`,
  upbeat: (bars) => `La anacrusa (${bars}) empieza con silencios hasta completar el compás.`,
  short: (bars) => `En el archivo, ${bars} está a medias; aquí termina con silencios.`,
  repeats: (bars) => `La repetición de ${bars} es de más de dos veces; aquí se toca dos.`,
  endings: (bars) => `Las casillas de repetición de ${bars} no se importan.`,
  jumps: (bars) => `Los saltos (D.C., D.S., coda, fin) de ${bars} no se importan.`,
  free: (bars) => `El compás libre de ${bars} se escribe medido.`,
  strings: (_bars, strings) => `La pista tiene ${strings} cuerdas; quedan las seis más agudas.`,
  lowString: (bars) => `Faltan notas de la séptima cuerda o más graves en ${bars}.`,
  highFret: (bars) => `Faltan notas por encima del traste 24 en ${bars}.`,
  noString: (bars) => `Faltan notas sin cuerda ni traste en ${bars}.`,
  sameString: (bars) => `Dos notas coinciden en la misma cuerda en ${bars}; queda la primera.`,
  grace: (bars) => `Faltan notas de adorno en ${bars}.`,
  tooLong: (bars) => `Faltan notas que no caben en ${bars}.`,
  twoTechniques: (bars) => `Alguna nota lleva dos técnicas en ${bars}; queda la principal.`,
  microtone: (bars) => `Los bends de cuarto de tono de ${bars} se redondean hacia arriba.`,
  prebend: (bars) => `Los prebends de ${bars} se escriben como bends.`,
  snapped: (bars) => `Ninguna rejilla recoge el ritmo de ${bars}: las notas van a la más cercana.`,
} satisfies Record<string, (bars: string, text: string) => string>

export type NoticeKind = keyof typeof WORDS

/** Collects what cannot be expressed, so that nothing is dropped in silence. */
export class Notices {
  readonly #found = new Map<NoticeKind, { bars: Set<number>; texts: Set<string> }>()
  readonly #left = new Map<string, Set<number>>()

  /**
   * @param bar number of the bar, from 1
   * @param text what its sentence names besides
   */
  add(kind: NoticeKind, bar?: number, text?: string): void {
    const found = this.#found.get(kind) ?? { bars: new Set(), texts: new Set() }
    if (bar !== undefined) found.bars.add(bar)
    if (text !== undefined) found.texts.add(text)
    this.#found.set(kind, found)
  }

  /** @param sign its name in the plural: `armónicos` */
  left(sign: string, bar: number): void {
    this.#left.set(sign, (this.#left.get(sign) ?? new Set()).add(bar))
  }

  /** True if there is a notice of this kind. */
  has(kind: NoticeKind): boolean {
    return this.#found.has(kind)
  }

  /** Sentences for the captain. */
  sentences(): string[] {
    const found = [...this.#found].map(([kind, { bars, texts }]) =>
      (WORDS[kind] as (bars: string, text: string) => string)(
        barsText(bars),
        [...texts].join(', '),
      ),
    )
    const left = [...this.#left].map(
      ([sign, bars]) => `No se importa: ${sign} (${barsText(bars)}).`,
    )
    return [...found, ...left].map((sentence) => sentence.replaceAll(' de el ', ' del '))
  }
}

const MOST_RUNS = 6

/** Numbers of bars: `los compases 1, 4–7 y 9`. */
export function barsText(bars: Iterable<number>): string {
  const runs: [first: number, last: number][] = []
  for (const bar of [...bars].sort((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run && bar === run[1] + 1) run[1] = bar
    else runs.push([bar, bar])
  }
  const texts = runs.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`))
  const [only] = runs
  if (runs.length === 1 && only && only[0] === only[1]) return `el compás ${only[0]}`
  const shown = texts.slice(0, MOST_RUNS)
  if (texts.length > MOST_RUNS) return `los compases ${shown.join(', ')}…`
  const last = shown.pop()
  return `los compases ${shown.length > 0 ? `${shown.join(', ')} y ${last}` : last}`
}
