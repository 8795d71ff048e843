import type { Translation } from '../translation.ts'

export default {
  title: 'Keine Verbindung',
  heading: 'Kein Wind in den Segeln',
  text: 'Es gibt keine Verbindung, und die gesuchte Seite reist noch nicht mit dir. Bis der Wind zurück ist, gibt es an Bord genug zu spielen.',
  retry: 'Noch einmal versuchen',
  instruments: 'Geht ohne Verbindung',
  tuner: 'Stimmgerät',
  tunerText: 'Alle sechs Saiten auf ihrem Platz, auch auf hoher See.',
  metronome: 'Metronom',
  metronomeText: 'Wer rudert, hält den Takt auch ohne Wind.',
  kept: 'Was du an Bord hast',
  keptText:
    'Die Seiten, die du besuchst, werden von allein aufbewahrt, so wie sie an dem Tag waren.',
  keptAt: 'Aufbewahrt am {{date}}',
  noneKept:
    'Noch keine Seiten: Wenn du das nächste Mal mit Verbindung fährst, sammeln sie sich an.',
  starting: {
    title: 'Die Schule legt ab',
    text: 'Wir werfen die Leinen los: Diese Seite öffnet sich gleich von selbst.',
  },
} satisfies Translation<'offline', 'de'>
