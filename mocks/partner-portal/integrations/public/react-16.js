/* global document, React, ReactDOM, Tessera, portal */
/** A class component for any remote, in the style of a page from 2020. */
class TesseraModule extends React.Component {
  constructor(props) {
    super(props);
    this.place = React.createRef();
  }
  componentDidMount() {
    this.module = Tessera.mount(this.props.name, this.place.current, portal.options);
  }
  componentWillUnmount() {
    void this.module.unmount();
  }
  render() {
    return React.createElement('div', { ref: this.place });
  }
}

function Page() {
  const [count, setCount] = React.useState(0);
  const [isShown, show] = React.useState(true);
  return React.createElement(
    'section',
    null,
    React.createElement('p', null, `The page’s own React: ${React.version} `),
    React.createElement('button', { type: 'button', onClick: () => setCount(count + 1) }, `Pressed ${count} times`),
    ' ',
    React.createElement('button', { type: 'button', onClick: () => show(!isShown) }, isShown ? 'Hide' : 'Show'),
    isShown && React.createElement(TesseraModule, { name: 'events' }),
  );
}

ReactDOM.render(React.createElement(Page), document.getElementById('place'));
