import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { customaryNames, NAMINGS, type Names, type Naming } from '../../domain/music/naming.ts'
import { loadSettings, storeSettings } from './stored-settings.ts'

/** Choices of the reader, stored in this browser. */
interface Chosen {
  isLeftHanded: boolean
  /** Null until the reader chooses: those of the page's language. */
  names: Naming | null
}

/** A reader's notation: names of notes and chords, and the hand that holds the strings. */
export interface Notation extends Names {
  /** Fretboards and chord diagrams are mirrored. */
  isLeftHanded: boolean
}

const KEY = 'notation'
const NOTHING: Chosen = { isLeftHanded: false, names: null }
const listeners = new Set<() => void>()

let chosen: Chosen | undefined

/** Choices from browser storage: missing and invalid ones are left to the language. */
export function readChosen(stored: unknown): Chosen {
  const { isLeftHanded, names } = Object(stored)
  return {
    isLeftHanded: isLeftHanded === true,
    names: NAMINGS.find((naming) => naming === names) ?? null,
  }
}

/** The hand as the tuner stored it before it was the whole site's. */
const fromTuner = () =>
  loadSettings('tuner', (stored) => ({ isLeftHanded: Object(stored).leftHanded }))

function getChosen(): Chosen {
  chosen ??= loadSettings(KEY, (stored) => readChosen(stored ?? fromTuner()))
  return chosen
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Applies a choice at once wherever notes are named, and stores it in this browser. */
export function changeNotation(change: Partial<Chosen>) {
  chosen = { ...getChosen(), ...change }
  storeSettings(KEY, chosen)
  for (const listener of listeners) listener()
}

/** The reader's notation; on the server and while hydrating, that of the page's language. */
export function useNotation(): Notation {
  const { i18n } = useTranslation()
  const { isLeftHanded, names } = useSyncExternalStore(subscribe, getChosen, () => NOTHING)
  const { language } = i18n
  return { isLeftHanded, names: names ?? customaryNames(language), language }
}
