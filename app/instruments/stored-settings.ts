/**
 * Loads an instrument's settings from this browser's storage.
 *
 * @param read parses the stored value, which may be null or malformed
 */
export function loadSettings<Settings>(key: string, read: (stored: unknown) => Settings): Settings {
  try {
    return read(JSON.parse(localStorage.getItem(key) ?? 'null'))
  } catch {
    // Storage is forbidden, or holds no JSON.
    return read(null)
  }
}

export function storeSettings(key: string, settings: object) {
  try {
    localStorage.setItem(key, JSON.stringify(settings))
  } catch {
    // Storage may be forbidden or full: then nothing is remembered.
  }
}
