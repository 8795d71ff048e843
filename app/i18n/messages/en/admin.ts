export default {
  title: 'Captain’s Panel',
  intro: 'The colours of the house and the door of the Studio. Only those in command come in.',
  palette: 'The ship’s palette',
  paletteText: 'Press a flag and its code is copied to your clipboard.',
  copy: 'Copy {{hex}}',
  studio: 'The Studio',
  studioText: 'Texts, prices, pictures, colours and the inbox: all that is read on board.',
  studioLink: 'Open the Studio',
}
