import type { Translation } from '../translation.ts'

export default {
  label: 'बैंड के साथ बजाओ: {{title}}',
  play: 'बैंड के साथ बजाओ',
  version: { legend: 'वर्शन', full: 'पूरा', easy: 'आसान' },
  sounds: 'बजता है',
  lower: 'आधा सुर नीचे',
  higher: 'आधा सुर ऊपर',
  original: 'अपने स्केल में',
  capo: 'कैपो',
  noCapo: 'बिना कैपो: {{key}} की शेप',
  capoAt: 'कैपो फ्रेट {{fret}} पर: {{key}} की शेप',
  now: 'अभी',
  next: 'आगे',
  count: 'काउंट-इन: {{count}}',
  band: 'बैंड: बेस और ड्रम',
  guitar: 'गिटार',
  melody: 'धुन',
  part: 'एक हिस्सा दोहराओ',
  wholeSong: 'पूरा गाना',
} satisfies Translation<'songDesk', 'hi'>
