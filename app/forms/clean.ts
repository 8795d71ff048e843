// C0, DEL and C1 without tab and newline, and the marks that turn the direction of what follows.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const UNPRINTABLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g

/** Text of several lines as it is kept: newlines as `\n`, no control characters, no outer space. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(UNPRINTABLE, '').trim()
}

/** A text of one line as it is kept: every run of white space is one space. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ')
}
