// Accessibility checks that axe-core lacks. checks.py runs them inside a page. Each returns
// descriptions of faults, except `focused` and `controls`, which serve a walk with the Tab key.
(() => {
  const all = (selector, within = document) => Array.from(within.querySelectorAll(selector));
  const CONTROLS =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary,' +
    ' [role="button"], [role="link"], [tabindex]:not([tabindex="-1"])';

  const ancestors = (element) => {
    const found = [];
    for (let at = element; at; at = at.parentElement) found.push(at);
    return found;
  };
  const isShown = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    ancestors(element).every((at) => getComputedStyle(at).clipPath === "none");
  const tag = (element) => {
    const text = (element.ariaLabel ?? element.textContent).trim().replace(/\s+/g, " ");
    const id = element.id ? `#${element.id}` : "";
    return `<${element.localName}${id}> ${text.slice(0, 40)}`.trim();
  };
  const textNodes = () => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode;
      const isText = data.trim() && !parentElement.closest("script, style, noscript");
      if (isText && isShown(parentElement)) found.push(walker.currentNode);
    }
    return found;
  };
  const boxes = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return Array.from(range.getClientRects()).filter((box) => box.width > 2);
  };
  const block = (element) =>
    ancestors(element).find((at) => !getComputedStyle(at).display.startsWith("inline"));
  const root = document.documentElement;
  const scrolls = (element) => /auto|scroll/.test(getComputedStyle(element).overflow);
  // Whether a box extends beyond the edge at which an element or the viewport clips its content.
  const cuts = (element, box) => {
    if (element === root) return box.right > root.clientWidth + 1 || box.left < -1;
    const { overflowX, overflowY } = getComputedStyle(element);
    const edge = element.getBoundingClientRect();
    const isWide = box.right > edge.right + 1 || box.left < edge.left - 1;
    const isHigh = box.bottom > edge.bottom + 4 || box.top < edge.top - 4;
    const hides = (overflow) => /hidden|clip/.test(overflow);
    return (isWide && hides(overflowX)) || (isHigh && hides(overflowY));
  };
  const layer = (element) =>
    ancestors(element)
      .find((at) => scrolls(at) || /fixed|sticky/.test(getComputedStyle(at).position)) ?? null;

  // Whether an outline of at least 2 px, or its halo, contrasts with what is around (WCAG 2.4.13).
  const isMarked = (control) => {
    const { Color, getContrast } = axe.commons.color;
    const parsed = (text) => new Color().parseString(text);
    const isOpaque = ({ alpha }) => alpha > 0.7;
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(control);
    const around = ancestors(control.parentElement)
      .map((at) => parsed(getComputedStyle(at).backgroundColor)).find(isOpaque) ?? parsed("white");
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2 &&
      `${outlineColor} ${boxShadow}`.match(/rgba?\([^)]*\)/g).map(parsed)
        .some((colour) => isOpaque(colour) && getContrast(around, colour) >= 3);
  };

  const overlap = (one, other) => [
    Math.min(one.right, other.right) - Math.max(one.left, other.left),
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  ];

  const checks = {
    // WCAG 1.4.10, and 1.4.4 and 1.4.12 if the text has been enlarged or spaced.
    cutOff: () =>
      textNodes().flatMap((node) => {
        const around = ancestors(node.parentElement);
        const scroller = around.findIndex((at) => at !== root && scrolls(at));
        const fixed = scroller < 0 ? around : around.slice(0, scroller);
        return boxes(node).flatMap((box) =>
          fixed
            .filter((at) => cuts(at, box))
            .map((at) => `"${node.data.trim().slice(0, 40)}" is cut off by ${at.className || at.localName}`),
        );
      }),

    sideways: () => {
      const { scrollWidth, clientWidth } = root;
      return scrollWidth > clientWidth ? [`${scrollWidth} px wide on a screen of ${clientWidth}`] : [];
    },

    // Text over the text of another block in the same layer.
    overlapping: () => {
      const placed = textNodes().flatMap((node) =>
        boxes(node).map((box) => ({
          box, node, block: block(node.parentElement), layer: layer(node.parentElement),
        })),
      );
      return placed.flatMap((one, at) =>
        placed.slice(at + 1)
          .filter((other) => other.block !== one.block && other.layer === one.layer)
          .filter((other) => {
            const [width, height] = overlap(one.box, other.box);
            return width > 2 && height > 0.4 * Math.min(one.box.height, other.box.height);
          })
          .map((other) => `"${one.node.data.slice(0, 30)}" lies over "${other.node.data.slice(0, 30)}"`),
      );
    },

    // Parts of the fixed header that are off screen or overlap, which `sideways` misses.
    header: () => {
      const parts = all("header > div > *, header button:not([popover] *)").filter(isShown)
        .map((part) => ({ part, box: part.getBoundingClientRect() }));
      return parts.flatMap(({ part, box }, at) => [
        ...(box.left < -1 || box.right > root.clientWidth + 1 ? [`${tag(part)} is off screen`] : []),
        ...parts.slice(at + 1)
          .filter((other) => !part.contains(other.part) && Math.min(...overlap(box, other.box)) > 1)
          .map((other) => `${tag(part)} lies over ${tag(other.part)}`),
      ]);
    },

    // WCAG 2.5.5; a link inside running text is exempt.
    smallTargets: (least) =>
      all(CONTROLS)
        .filter(isShown)
        .map((control) => control.closest("label") ?? control) // clicking the label activates the control
        .filter((control) => {
          const around = control.parentElement.textContent.trim();
          return getComputedStyle(control).display !== "inline" || around === control.textContent.trim();
        })
        .map((control) => [control, control.getBoundingClientRect()])
        .filter(([, { width, height }]) => width > 0 && Math.min(width, height) < least - 0.5)
        .map(([control, { width, height }]) => `${tag(control)}: ${Math.round(width)} × ${Math.round(height)}`),

    // WCAG 1.4.8: lines that are too long, or too close together.
    denseText: (most, least) => {
      const segmenter = new Intl.Segmenter();
      const width = (parts) => parts.reduce((sum, part) => sum + part.width, 0);
      const nodes = Map.groupBy(textNodes(), (node) => node.parentElement.closest("p, li, dd, td"));
      nodes.delete(null);
      return Array.from(nodes).flatMap(([paragraph, texts]) => {
        const parts = texts.flatMap(boxes);
        const lines = Map.groupBy(parts, (part) => Math.round(part.bottom));
        const letters = texts.flatMap(({ data }) => Array.from(segmenter.segment(data.trim()))).length;
        const longest = letters * Math.max(...Array.from(lines.values(), width)) / width(parts);
        const { fontSize, lineHeight } = getComputedStyle(paragraph);
        const isTight = parseFloat(lineHeight) < least * parseFloat(fontSize) - 0.01;
        return [
          ...(longest > most ? [`${tag(paragraph)}: ${Math.round(longest)} characters a line`] : []),
          ...(isTight && lines.size > 1 ? [`${tag(paragraph)}: lines ${lineHeight} apart`] : []),
        ];
      });
    },

    // What looks clickable but is out of reach of the keyboard.
    mouseOnly: () =>
      all("body *")
        .filter((element) => isShown(element) && !element.closest(`${CONTROLS}, label, svg *`))
        .filter((element) => element.onclick || getComputedStyle(element).cursor === "pointer")
        .map(tag),

    // Lists and cells whose style takes their role in Safari, unless it is written out.
    lostRoles: () =>
      all("ul, ol, th, td")
        .filter((part) => {
          const { display, listStyleType } = getComputedStyle(part);
          const isPlain = part.matches("th, td") ? display === "table-cell" : listStyleType !== "none";
          return !isPlain && !part.role;
        })
        .map(tag),

    // WCAG 1.3.2: elements whose style may change the visual order.
    reordered: () =>
      all("body *")
        .filter((element) => isShown(element) && element.textContent.trim())
        .filter((element) => {
          const { order, flexDirection, gridAutoFlow } = getComputedStyle(element);
          return +order !== 0 || /reverse/.test(flexDirection) || /dense/.test(gridAutoFlow);
        })
        .map(tag),

    // Elements with a running animation that exceeds the limit, or may flash (WCAG 2.3.1).
    moving: (longerThanMs) =>
      // Animations on other timelines follow the scroll position instead of time.
      document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
        .filter((animation) => animation.playState === "running")
        .filter(({ effect }) => {
          const { endTime, iterations } = effect.getComputedTiming();
          return endTime > longerThanMs || iterations > 3;
        })
        .map(({ effect }) => tag(effect.target)),

    // The position of the focused control in the document, its name, and its faults: no visible
    // outline, or floating elements that cover its center or corners.
    focused: async () => {
      const control = document.activeElement;
      if (!control || control === document.body || control === root) return null;
      let box = control.getBoundingClientRect();
      for (let still = 0; still < 3; still++) { // the page may still be scrolling to it
        await new Promise(requestAnimationFrame);
        const now = control.getBoundingClientRect();
        if (now.x !== box.x || now.y !== box.y) still = -1;
        box = now;
      }
      const points = [[0.5, 0.5], [0.03, 0.1], [0.97, 0.1], [0.03, 0.9], [0.97, 0.9]];
      const hidden = points.filter(([x, y]) => {
        const [left, top] = [box.x + box.width * x, box.y + box.height * y];
        const hit = document.elementFromPoint(left, top);
        return !hit || (layer(hit) !== layer(control) && !control.contains(hit));
      });
      const name = tag(control);
      return [all("*").indexOf(control), name, [
        ...(hidden.length ? [`${name}: ${hidden.length} of 5 points are covered`] : []),
        ...(isMarked(control) ? [] : [`${name}: no focus indicator`]),
      ]];
    },
    controls: () => {
      const order = all("*");
      // Arrow keys lead to the other radio buttons of a group.
      const isStop = ({ type, checked }) => type !== "radio" || checked;
      return all(CONTROLS).filter(isShown).filter(isStop).map((control) => [order.indexOf(control), tag(control)]);
    },
  };

  globalThis.checks = checks;
})();
