/* global document */
/** The partner's page, which loads its own remote with its own federation runtime. */
const place = document.createElement('div');
place.id = 'widget';
document.querySelector('main').before(place);
void import('northgate_widgets/counter').then(({ show }) => show());
